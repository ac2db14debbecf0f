// Only what two people let through, or what shipped, is shown: approval and publication are sealed.

import type { RowSeal } from '../../platform/row-seal.ts'
import { hashContent } from './content-payload.ts'
import type { ContentVersion } from './content-store.ts'

type Approved = Pick<ContentVersion, 'id' | 'hash' | 'authors'> & {
  readonly approvedBy: string | null
}

type Published = Pick<ContentVersion, 'id' | 'hash' | 'publishedBy' | 'startMs' | 'endMs'>

export function sealApproval(rowSeal: RowSeal, version: Approved): string {
  return rowSeal.seal('content-approved', approvalOf(version))
}

export function isApproved(rowSeal: RowSeal, version: ContentVersion): boolean {
  return (
    isAsHashed(version) && rowSeal.isSealed('content-approved', approvalOf(version), version.seal)
  )
}

export function sealPublication(rowSeal: RowSeal, version: Published): string {
  return rowSeal.seal('content-published', publicationOf(version))
}

export function isPublished(rowSeal: RowSeal, version: ContentVersion): boolean {
  return (
    isAsHashed(version) &&
    rowSeal.isSealed('content-published', publicationOf(version), version.seal)
  )
}

/** Where it stands is part of what it says. */
function isAsHashed(version: ContentVersion): boolean {
  const { placements } = JSON.parse(version.payload) as { placements?: readonly string[] }
  return (
    hashContent(version) === version.hash &&
    JSON.stringify(placements) === JSON.stringify(version.placements)
  )
}

function approvalOf({ id, hash, authors, approvedBy }: Approved) {
  return [id, hash, JSON.stringify(authors), approvedBy]
}

function publicationOf({ id, hash, publishedBy, startMs, endMs }: Published) {
  return [id, hash, publishedBy, startMs, endMs]
}

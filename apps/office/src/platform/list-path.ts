// The address of an area's list with filters set, as the list itself keeps them there.

export function listPath(area: string, filters: Readonly<Record<string, string>>): string {
  return `/${area}?filter=${encodeURIComponent(JSON.stringify(filters))}`
}

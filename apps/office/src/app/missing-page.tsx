// An address that leads nowhere.

import { Link } from 'react-admin'
import { Page } from '../parts/page.tsx'

export function MissingPage() {
  return (
    <Page title="Nothing here">
      <p>
        There is no page at this address.{' '}
        <Link to="/" underline="always">
          Go to the first page
        </Link>
      </p>
    </Page>
  )
}

// A view of the app: a screen, a sheet or a dialog, with the way a person gets there.

import type { TestServer } from '@fairtick/server/test/test-server'
import type { Account, CustomerPage } from '../customer-page.ts'

export type View = {
  readonly name: string
  /** Of a screen that its address alone opens. */
  readonly path?: string
  readonly open: (person: CustomerPage, backstage: Backstage) => Promise<void>
}

/** What a view may need besides the screen: whose account it is, and the server's clock. */
export type Backstage = { readonly account: Account; readonly server: TestServer }

export function screen(name: string, path: string): View {
  return { name, path, open: ({ goTo }) => goTo(path) }
}

/** A screen after a button on it was pressed. */
export function pressed(name: string, path: string, label: (person: CustomerPage) => string): View {
  return {
    name,
    open: async (person) => {
      await person.goTo(path)
      await press(person, label(person))
    },
  }
}

export async function press({ page }: CustomerPage, label: string): Promise<void> {
  await page.getByRole('button', { name: label }).first().click()
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor()
}

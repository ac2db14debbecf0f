// Where the built apps lie.

import { join } from 'node:path'

export const WEB_FOLDER = join(import.meta.dirname, '../../../web/dist')
export const OFFICE_FOLDER = join(import.meta.dirname, '../../../office/dist')
export const VERIFY_FOLDER = join(import.meta.dirname, '../../../verify/dist')

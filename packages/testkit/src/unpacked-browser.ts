// Unpacks what the npm packages bring, once per machine: the browser, its libraries, its fonts.

import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { createBrotliDecompress } from 'node:zlib'
import { extract } from 'tar-fs'
import { fontConfiguration, NOTO_PACKAGES, unpackNotoFonts } from './noto-fonts.ts'

export type UnpackedBrowser = {
  readonly executable: string
  /** libnss3 and what it needs: no package of the system has to bring them. */
  readonly libraryFolder: string
  readonly fontConfigFile: string
}

/** Raise it when the layout of the folder changes: an older one is then not taken for ours. */
const LAYOUT = 1

/**
 * Some 230 MB in a folder of the system's temporary folder, named by the packages' versions. It is
 * filled beside and then renamed, so that of two processes neither sees a half-filled one.
 */
export async function unpackBrowser(): Promise<UnpackedBrowser> {
  const folder = join(tmpdir(), await folderName())
  if (!(await exists(folder))) await fillFolder(folder)
  return layoutOf(folder)
}

function layoutOf(folder: string): UnpackedBrowser {
  return {
    executable: join(folder, 'chromium'),
    libraryFolder: join(folder, 'lib'),
    fontConfigFile: join(folder, 'fonts.conf'),
  }
}

async function fillFolder(folder: string): Promise<void> {
  const staging = await mkdtemp(`${folder}-`)
  try {
    await Promise.all([
      unpackFile('chromium.br', layoutOf(staging).executable),
      unpackArchive('al2023.tar.br', staging),
      unpackArchive('fonts.tar.br', join(staging, 'latin')),
      unpackNotoFonts(join(staging, 'noto')),
      mkdir(join(staging, 'cache')),
    ])
    await chmod(layoutOf(staging).executable, 0o700)
    await writeFile(layoutOf(staging).fontConfigFile, fontConfiguration(folder))
    await rename(staging, folder)
  } catch (fault) {
    await rm(staging, { recursive: true, force: true })
    if (!(await exists(folder))) throw fault
  }
}

const CHROMIUM_FOLDER = dirname(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))))

function unpackFile(name: string, target: string): Promise<void> {
  const source = createReadStream(join(CHROMIUM_FOLDER, 'bin', name))
  return pipeline(source, createBrotliDecompress(), createWriteStream(target))
}

function unpackArchive(name: string, target: string): Promise<void> {
  const source = createReadStream(join(CHROMIUM_FOLDER, 'bin', name))
  return pipeline(source, createBrotliDecompress(), extract(target))
}

async function folderName(): Promise<string> {
  const hash = createHash('sha256').update(`layout ${LAYOUT}\n`)
  const manifests = [CHROMIUM_FOLDER, ...NOTO_PACKAGES.map(({ folder }) => folder)]
  for (const each of manifests) hash.update(await readFile(join(each, 'package.json')))
  return `fairtick-browser-${process.getuid?.() ?? 0}-${hash.digest('hex').slice(0, 16)}`
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

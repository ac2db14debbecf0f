// Unpacks what the npm packages bring, once per machine: the browser, its libraries, its fonts.

import { createReadStream, createWriteStream } from 'node:fs'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { createBrotliDecompress } from 'node:zlib'
import { extract } from 'tar-fs'
import { fontConfiguration, NOTO_PACKAGES, unpackNotoFonts } from './noto-fonts.ts'
import { sharedTempFolder } from './shared-temp-folder.ts'

export type UnpackedBrowser = {
  readonly executable: string
  /** libnss3 and what it needs: no package of the system has to bring them. */
  readonly libraryFolder: string
  readonly fontConfigFile: string
}

/** Raise it when the layout of the folder changes: an older one is then not taken for ours. */
const LAYOUT = 2

/** Some 230 MB in a folder that is named by the packages' versions. */
export async function unpackBrowser(): Promise<UnpackedBrowser> {
  const manifests = [CHROMIUM_FOLDER, ...NOTO_PACKAGES.map(({ folder }) => folder)]
  const versions = manifests.map((each) => readFile(join(each, 'package.json')))
  const folder = await sharedTempFolder({
    name: 'browser',
    from: [`layout ${LAYOUT}\n`, ...(await Promise.all(versions))],
    fill: fillFolder,
  })
  return layoutOf(folder)
}

function layoutOf(folder: string): UnpackedBrowser {
  return {
    executable: join(folder, 'chromium'),
    libraryFolder: join(folder, 'lib'),
    fontConfigFile: join(folder, 'fonts.conf'),
  }
}

async function fillFolder(staging: string, folder: string): Promise<void> {
  await Promise.all([
    unpackFile('chromium.br', layoutOf(staging).executable),
    unpackArchive('al2023.tar.br', staging),
    unpackArchive('fonts.tar.br', join(staging, 'latin')),
    unpackNotoFonts(join(staging, 'noto')),
    mkdir(join(staging, 'cache')),
  ])
  await chmod(layoutOf(staging).executable, 0o700)
  await writeFile(layoutOf(staging).fontConfigFile, fontConfiguration(folder))
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

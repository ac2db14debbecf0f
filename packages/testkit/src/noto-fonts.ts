// Noto fonts of the languages that the browser's own font lacks, from npm packages of web fonts.

import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { decompress } from 'wawoff2'

export type NotoPackage = {
  readonly language: string
  /** The family's name inside the files. */
  readonly family: string
  /** Which of the package's files hold the letters of the language. */
  readonly files: RegExp
  readonly folder: string
}

/** Each brings its letters in slices of every weight; together some 14 MB. */
export const NOTO_PACKAGES: readonly NotoPackage[] = [
  inSlices('ja', 'Noto Sans JP Thin', '@fontsource-variable/noto-sans-jp'),
  inSlices('zh', 'Noto Sans SC Thin', '@fontsource-variable/noto-sans-sc'),
  inSlices('ko', 'Noto Sans KR Thin', '@fontsource-variable/noto-sans-kr'),
  {
    language: 'th',
    family: 'Noto Sans Thai',
    files: /-thai-thai-wght-normal\.woff2$/,
    folder: packageFolder('@fontsource-variable/noto-sans-thai'),
  },
]

/** Fontconfig reads no woff2, so each slice becomes a TrueType file. */
export async function unpackNotoFonts(target: string): Promise<void> {
  await mkdir(target, { recursive: true })
  for (const { folder, files } of NOTO_PACKAGES) {
    const names = (await readdir(join(folder, 'files'))).filter((name) => files.test(name))
    for (const name of names) {
      const font = await decompress(await readFile(join(folder, 'files', name)))
      await writeFile(join(target, name.replace(/woff2$/, 'ttf')), font)
    }
  }
}

/** Of Fontconfig: all but regular, semibold and bold, the weights that the apps are set in. */
const UNUSED_WEIGHTS = [0, 40, 50, 100, 205, 210]

/**
 * Only our fonts, whatever the machine has, so that pictures look alike everywhere. A Han letter is
 * drawn as the language of its text draws it. Each slice counts as ten fonts, one per weight and
 * one for all, and a new page compares all of them thirty times: unused ones are left out.
 */
export function fontConfiguration(folder: string): string {
  return [
    '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>',
    `<dir>${join(folder, 'latin')}</dir><dir>${join(folder, 'noto')}</dir>`,
    `<cachedir>${join(folder, 'cache')}</cachedir>`,
    ...NOTO_PACKAGES.map(
      ({ language, family }) =>
        '<match target="pattern">' +
        `<test name="lang" compare="contains"><string>${language}</string></test>` +
        `<edit name="family" mode="prepend" binding="strong"><string>${family}</string></edit>` +
        '</match>',
    ),
    '<selectfont><rejectfont><pattern><patelt name="variable"><bool>true</bool></patelt></pattern>',
    ...UNUSED_WEIGHTS.map(
      (weight) => `<pattern><patelt name="weight"><int>${weight}</int></patelt></pattern>`,
    ),
    '</rejectfont></selectfont></fontconfig>\n',
  ].join('\n')
}

function inSlices(language: string, family: string, packageName: string): NotoPackage {
  return { language, family, files: /-wght-normal\.woff2$/, folder: packageFolder(packageName) }
}

function packageFolder(packageName: string): string {
  return dirname(fileURLToPath(import.meta.resolve(`${packageName}/package.json`)))
}

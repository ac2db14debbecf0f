// Holds which files a page asks for by itself, beside those that it names.

import { expect, test } from 'vitest'
import { tableOf } from './first-files.ts'

const CHUNKS = [
  { fileName: 'entry.js', isEntry: true, moduleIds: ['/web/src/main.tsx'], imports: ['react.js'] },
  { fileName: 'react.js', isEntry: false, moduleIds: ['/react.js'], imports: [] },
  {
    fileName: 'home.js',
    isEntry: false,
    moduleIds: ['/web/src/features/home/parts/card.tsx', '/web/src/features/home/home-screen.tsx'],
    imports: ['react.js', 'lists.js'],
  },
  { fileName: 'lists.js', isEntry: false, moduleIds: ['/ui/list.tsx'], imports: ['rows.js'] },
  { fileName: 'rows.js', isEntry: false, moduleIds: ['/ui/row.tsx'], imports: ['react.js'] },
  { fileName: 'help.js', isEntry: false, moduleIds: ['/web/src/help.tsx'], imports: [] },
  {
    fileName: 'ja.js',
    isEntry: false,
    moduleIds: ['/words/src/ja/shell.ts', '/words/src/ja/base-words.ts'],
    imports: [],
  },
  {
    fileName: 'money.js',
    isEntry: false,
    moduleIds: ['/words/src/ja/money-words.ts'],
    imports: [],
  },
]
const HOME = { modules: ['features/home/home-screen.tsx'], words: ['base'] }

test('all that a screen is loaded with, but for what the page names; words by language', () => {
  const { files, screens, words } = tableOf(CHUNKS, { '/': HOME })
  const namesOf = (places: readonly number[] = []) => places.map((place) => files[place]).sort()
  expect(namesOf(screens['/']?.files)).toEqual(['home.js', 'lists.js', 'rows.js'])
  expect(screens['/']?.words).toEqual(['base'])
  expect(Object.keys(words)).toEqual(['ja'])
  expect(namesOf(Object.values(words.ja ?? {}))).toEqual(['ja.js'])
  expect(files).toHaveLength(4)
})

test('a screen that has been moved stops the build', () => {
  const moved = { '/': { ...HOME, modules: ['features/home/first-screen.tsx'] } }
  expect(() => tableOf(CHUNKS, moved)).toThrow(
    'no file of the build holds features/home/first-screen.tsx',
  )
})

test('so does a part of the words that no language has any more', () => {
  const lost = { '/': { ...HOME, words: ['base', 'screen'] } }
  expect(() => tableOf(CHUNKS, lost)).toThrow('no file of the build holds the screen words')
})

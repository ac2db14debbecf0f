// Asks for the files of the first screen while the app itself is still on its way: the app would
// ask for them one round later. The build puts the table of the files in (first-files.ts).
;(() => {
  const { files, screens, words } = FIRST_FILES
  const { lang, dataset } = document.documentElement
  const [path, query = ''] = location.hash.slice(1).split('?')
  const mode = /(^|&)mode=contract(&|$)/.test(query) ? 'contract' : 'option'
  const key = [`${path} ${mode}`, path || '/'].find((one) => Object.hasOwn(screens, one))
  const asked = screens[key]
  const first = dataset.visit === 'in' || asked?.isOpen ? asked : screens['/pages/login']
  if (first === undefined) return
  const spoken = words[lang] ?? {}
  for (const place of [...first.files, ...first.words.flatMap((part) => spoken[part] ?? [])]) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    // What the first paint needs goes before.
    link.fetchPriority = 'low'
    link.href = new URL(files[place], document.baseURI).href
    document.head.append(link)
  }
})()

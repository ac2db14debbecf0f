// Sets language, theme and direction colours before the first paint, from what was chosen last, and
// whether somebody is signed in.
;(() => {
  const root = document.documentElement
  root.dataset.visit = 'out'
  try {
    const language = localStorage.getItem('language')
    if (language !== null && /^(ja|zh|en|ko|th|ms)$/.test(language)) root.lang = language
    const kept = JSON.parse(localStorage.getItem('fairtick') ?? '{}').state ?? {}
    if (/^(light|dark|system)$/.test(kept.theme)) root.dataset.theme = kept.theme
    const palette = kept.palette ?? { ja: 'red-blue', ko: 'red-blue', zh: 'red-green' }[root.lang]
    root.dataset.palette = palette ?? 'green-red'
    if (localStorage.getItem('token') !== null) root.dataset.visit = 'in'
  } catch {
    // Without storage the page starts in its defaults.
  }
})()

// The library of the pages asks whether there is storage where it begins, and fails with a browser
// that forbids the question: such a browser has none.
;(() => {
  try {
    localStorage
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined })
  }
})()

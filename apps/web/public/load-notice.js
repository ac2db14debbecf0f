// Loads the page once more when the app does not come, then says so: no one is left before an
// empty page. A browser answers a lost script with the same failure until the page comes anew.
{
  /** A slow network may take so long; what failed is told at once. */
  const LONGEST_LOAD_MS = 15_000
  const TEXTS = {
    ja: ['アプリを読み込めていません。接続を確認して、再読み込みしてください。', '再読み込み'],
    zh: ['应用尚未加载成功，请检查网络后重新加载。', '重新加载'],
    en: ['The app has not loaded. Check your connection and reload.', 'Reload'],
    ko: ['앱이 아직 열리지 않았습니다. 연결을 확인하고 새로 불러오세요.', '새로 불러오기'],
    th: ['แอปยังโหลดไม่สำเร็จ โปรดตรวจสอบการเชื่อมต่อแล้วโหลดใหม่', 'โหลดใหม่'],
    ms: ['Aplikasi belum dimuatkan. Semak sambungan anda dan muat semula.', 'Muat semula'],
  }
  /** Of its own: the style sheet may be what has not come. */
  const FRAME =
    'max-width:22rem;margin:30svh auto 0;padding:1.5rem;text-align:center;line-height:1.6;' +
    'font-family:system-ui,sans-serif'
  const BUTTON =
    'margin-top:1rem;padding:0 1.5rem;min-height:44px;font:inherit;color:inherit;' +
    'background:none;border:1px solid;border-radius:.75rem;cursor:pointer'
  /** In the memory of the tab: the page has been loaded anew once, and the app not come since. */
  const LOADED_ANEW = 'fairtick-loaded-anew'

  const styleSheets = () => [...document.querySelectorAll('link[rel=stylesheet]')]

  /** Its frame comes before any screen; without its styles nothing of it is drawn. */
  const isAppThere = () =>
    document.querySelector('#root main') !== null && styleSheets().every(({ sheet }) => sheet)

  /** A style sheet of the page that has not come keeps all from being drawn; an added one not. */
  const giveWay = (link) => {
    if (link.sheet === null) link.replaceWith(link.cloneNode())
  }

  ;(() => {
    // It has been told why the app will not come.
    if (document.documentElement.dataset.browser === 'too-old') return
    let isLeaving = false
    let notice
    const timer = setTimeout(show, LONGEST_LOAD_MS)
    const observer = new MutationObserver(stopOnceThere)
    // Files that fail do not bubble; what fails inside of one does.
    addEventListener('error', fail, true)
    addEventListener('unhandledrejection', fail)
    // What has come does not bubble either.
    addEventListener('load', stopOnceThere, true)
    observer.observe(document.documentElement, { childList: true, subtree: true })

    function stopOnceThere() {
      if (isAppThere()) stop()
    }

    function stop() {
      clearTimeout(timer)
      observer.disconnect()
      removeEventListener('load', stopOnceThere, true)
      removeEventListener('error', fail, true)
      removeEventListener('unhandledrejection', fail)
      notice?.remove()
      document.querySelector('#root').hidden = false
      try {
        sessionStorage.removeItem(LOADED_ANEW)
      } catch {
        // Nothing was kept either.
      }
    }

    /** What a phone loses on its way mostly comes the second time: then nothing went wrong. */
    function fail(event) {
      if (isAppThere()) return
      if (!isLeaving && mayLoadAnew()) {
        isLeaving = true
        location.reload()
      }
      if (isLeaving) event.preventDefault()
      else show()
    }

    /** Only where it can be remembered: a page that never comes must not load for ever. */
    function mayLoadAnew() {
      if (notice !== undefined || !navigator.onLine) return false
      try {
        if (sessionStorage.getItem(LOADED_ANEW) !== null) return false
        sessionStorage.setItem(LOADED_ANEW, '1')
        return true
      } catch {
        return false
      }
    }

    function show() {
      if (notice !== undefined || isAppThere()) return
      if (document.body === null) return addEventListener('DOMContentLoaded', show, { once: true })
      const [text, action] = TEXTS[document.documentElement.lang] ?? TEXTS.en
      document.querySelector('#root').hidden = true
      notice = document.createElement('main')
      notice.style.cssText = FRAME
      const paragraph = document.createElement('p')
      paragraph.setAttribute('role', 'alert')
      paragraph.textContent = text
      const button = document.createElement('button')
      button.style.cssText = BUTTON
      button.textContent = action
      button.addEventListener('click', () => location.reload())
      notice.append(paragraph, button)
      document.body.append(notice)
      for (const link of styleSheets()) giveWay(link)
    }
  })()
}

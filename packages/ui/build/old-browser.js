// Says that the browser is too old for the app, and which ones are not (docs/decisions/0049).
{
  const TEXTS = {
    ja: [
      'お使いのブラウザは古いため、ご利用いただけません。',
      'ブラウザを更新するか、別のブラウザで開いてください。',
      'ご利用に必要なバージョン（以上）：',
    ],
    zh: [
      '您的浏览器版本过旧，无法使用。',
      '请更新浏览器，或换用其他浏览器打开。',
      '所需的最低版本：',
    ],
    en: [
      'This browser is too old for the app.',
      'Update it, or open this page in another browser.',
      'It needs at least:',
    ],
    ko: [
      '사용 중인 브라우저가 오래되어 이용할 수 없습니다.',
      '브라우저를 업데이트하거나 다른 브라우저에서 열어 주세요.',
      '이용 가능한 최소 버전:',
    ],
    th: [
      'เบราว์เซอร์นี้เก่าเกินไป จึงใช้งานไม่ได้',
      'โปรดอัปเดตเบราว์เซอร์ หรือเปิดด้วยเบราว์เซอร์อื่น',
      'เวอร์ชันขั้นต่ำที่ใช้ได้:',
    ],
    ms: [
      'Pelayar ini terlalu lama untuk digunakan.',
      'Kemas kini pelayar anda, atau buka halaman ini dalam pelayar lain.',
      'Versi minimum yang diperlukan:',
    ],
  }
  const FLOOR = 'Chrome 119 · Edge 119 · Safari 17.4 (iOS 17.4) · Firefox 128'
  const FRAME =
    'max-width:22rem;margin:25vh auto 0;padding:1.5rem;text-align:center;line-height:1.6;' +
    'font-family:system-ui,sans-serif'
  const root = document.documentElement

  const chosenLanguage = () => {
    try {
      return localStorage.getItem('language')
    } catch (_) {
      return null
    }
  }

  /** The one that was chosen here, else one of the browser's; the back office speaks English. */
  const languageOf = () => {
    const own = root.lang === 'en' ? ['en'] : [].concat(navigator.languages || [], root.lang)
    const languages = [chosenLanguage() || ''].concat(own).map((tag) => tag.slice(0, 2))
    return languages.find((language) => Object.keys(TEXTS).includes(language))
  }

  const add = (parent, name, text) => {
    const made = document.createElement(name)
    made.textContent = text
    parent.appendChild(made)
  }

  root.lang = languageOf()
  const [title, text, needed] = TEXTS[root.lang]
  const notice = document.createElement('main')
  notice.style.cssText = FRAME
  notice.setAttribute('role', 'alert')
  add(notice, 'h1', title)
  add(notice, 'p', text)
  add(notice, 'p', `${needed} ${FLOOR}`)
  document.body.appendChild(notice)
}

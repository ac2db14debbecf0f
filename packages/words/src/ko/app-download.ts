// Korean words of the area `appDownload`.

import type { appDownload as en } from '../en/app-download.ts'
import type { SameKeys } from '../same-keys.ts'

export const appDownload: SameKeys<typeof en> = {
  installWhy:
    '홈 화면에 추가하면 Fairtick을 별도의 창에서 열 수 있습니다. 네트워크가 없을 때도 마지막으로 본 내용을 볼 수 있습니다. 서비스와 계정은 같습니다.',
  installed: '앱이 설치되어 있으며 앱으로 열려 있습니다.',
  installAction: '설치',
  installDone: '설치했습니다. 홈 화면에서 열 수 있습니다.',
  iosTitle: 'iPhone·iPad에서',
  iosOpen: '이 페이지를 Safari로 엽니다.',
  iosShare: '공유 버튼을 누릅니다.',
  iosAdd: '‘홈 화면에 추가’를 선택합니다.',
  otherTitle: '다른 브라우저에서',
  otherText:
    '브라우저 메뉴에서 ‘앱 설치’ 또는 ‘홈 화면에 추가’를 선택하세요. 두 메뉴가 없으면 지금처럼 브라우저에서 이용하시면 됩니다.',
}

// Chinese words of the area `appDownload`.

import type { appDownload as en } from '../en/app-download.ts'
import type { SameKeys } from '../same-keys.ts'

export const appDownload: SameKeys<typeof en> = {
  installWhy:
    '安装后可从主屏幕以独立窗口打开 Fairtick，断网时也能查看上次的内容。服务与账户完全相同。',
  installed: '应用已安装，当前正在应用中打开。',
  installAction: '安装',
  installDone: '已安装，可从主屏幕打开。',
  iosTitle: '在 iPhone 或 iPad 上',
  iosOpen: '用 Safari 打开此页面。',
  iosShare: '点击“分享”按钮。',
  iosAdd: '选择“添加到主屏幕”。',
  otherTitle: '在其他浏览器中',
  otherText: '打开浏览器菜单，选择“安装应用”或“添加到主屏幕”。如无此选项，可直接在浏览器中使用。',
}

// Chinese words of the area `statements`.

import type { statements as en } from '../en/statements.ts'
import type { SameKeys } from '../same-keys.ts'

export const statements: SameKeys<typeof en> = {
  exportAction: '保存为文件',
  exportTitle: '保存为文件',
  exportNote:
    '可用电子表格打开的 CSV 文件：每条记录一行，从旧到新，金额以 USD 计并保留全部小数。列表的筛选不影响文件内容。',
  exportStart: '保存文件',
  exportStop: '停止',
  exportRunning: '已接收 {{size}} KB',
  exportDone: '已保存：{{name}}',
  exportOffline: '当前离线。恢复连接后即可保存文件。',
  exportNoDay: '请选择开始和结束日期。',
  exportOrder: '结束日期早于开始日期。',
  exportTooLong: '一个文件最多包含 {{days}} 天。',
  exportBroken: '文件未能完整接收，因此没有保存。',
  equityTitle: '净值走势',
  equityPeriod: '时段',
  equityDays: '{{days}} 天',
  equitySince: '自 {{time}} 起',
  equityTable: '以表格查看',
  equityTime: '时间',
  equityFew: '该时段的记录少于两条。',
  equityNote: '每小时记录一次；没有记录的时段显示为虚线。',
}

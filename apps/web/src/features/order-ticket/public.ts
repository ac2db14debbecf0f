// What other features may use of this one.

export { useFillText } from './fill-difference.ts'
export { useLiquidationText } from './liquidation-text.ts'
export { type PanelProps, type PickedPrice, TRADE_CHART_ID, type TradeMode } from './panel-props.ts'
export { OutcomeIcon } from './parts/outcome-icon.tsx'
export { PriceMovedNotice } from './parts/price-moved-notice.tsx'
export { TicketSettingsButton } from './parts/ticket-settings-button.tsx'
export {
  ContractReviewField,
  ReviewField,
  ToleranceField,
} from './parts/ticket-settings-fields.tsx'
export { priceChange } from './price-change.ts'
export {
  isReviewWanted,
  noteBought,
  noteShownPrice,
  shownPriceOf,
  useTicketSettings,
} from './ticket-settings.ts'

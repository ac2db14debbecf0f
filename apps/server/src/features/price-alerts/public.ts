// What the roles need of this slice besides its routes.

export { createAlertWatch } from './alert-watch.ts'
export { answerAlerts } from './answer-alerts.ts'
export { createFireAlerts } from './fire-alerts.ts'

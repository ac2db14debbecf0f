// Where one stands between the method and the proof.

import { type TextKey, useText } from '../../../platform/i18n.ts'
import { StepsBar } from '../../session/public.ts'
import type { DepositStep } from '../method-steps.ts'

export type MethodStepsBarProps = { steps: readonly DepositStep[]; step: DepositStep }

export function MethodStepsBar({ steps, step }: MethodStepsBarProps) {
  const t = useText()
  return <StepsBar step={steps.indexOf(step) + 1} titles={steps.map((each) => t(TITLES[each]))} />
}

const TITLES = {
  method: 'deposits.stepMethod',
  network: 'deposits.stepNetwork',
  send: 'deposits.stepSend',
  proof: 'deposits.stepProof',
} as const satisfies Record<DepositStep, TextKey>

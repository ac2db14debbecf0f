// One request: what changes, its hash, and the decision, or why one cannot decide it.

import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import type { FormEvent } from 'react'
import { FactorInput } from '../../parts/factor-input.tsx'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { useMe } from '../../platform/session.ts'
import { useCommand } from '../../platform/use-command.ts'
import { useSecondFactor } from '../../platform/use-second-factor.ts'
import { useStaffNames } from '../../platform/use-staff-names.ts'
import { RequestFacts } from './request-facts.tsx'
import { decidingOf, type RoleRequest } from './request-rules.ts'

type RequestDialogProps = { readonly request: RoleRequest; readonly onClose: () => void }

export function RequestDialog({ request, onClose }: RequestDialogProps) {
  const nameOf = useStaffNames()
  const { blocker, mayApprove, mayReject, mayWithdraw } = decidingOf(request, useMe())
  const approve = useCommand('approveRequest', 'Approved and done')
  const reject = useCommand('rejectRequest', 'Rejected')
  const withdraw = useCommand('withdrawRequest', 'Withdrawn')
  const problem = approve.problem ?? reject.problem ?? withdraw.problem
  const factor = useSecondFactor({ problem })
  const isBusy = approve.isRunning || reject.isRunning || withdraw.isRunning || factor.isAsking
  const cannot = isBusy || factor.missing !== undefined
  const { id, hash } = request
  const decide = (work: (proven: { readonly proof: string }) => Promise<unknown>) => {
    for (const { forgetProblem } of [approve, reject, withdraw]) forgetProblem()
    factor.prove((proof) => void work({ proof }).then((done) => done !== undefined && onClose()))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (mayApprove && !cannot) decide((proven) => approve.run({ id, hash }, proven))
  }
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby="request" fullWidth>
      <form onSubmit={submit} noValidate>
        <DialogTitle id="request">Request about {nameOf(request.staffId)}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <RequestFacts request={request} />
          {blocker && <Alert severity="info">{blocker}</Alert>}
          {(mayApprove || mayReject || mayWithdraw) && <FactorInput factor={factor} isFocused />}
          <ProblemAlert problem={problem} />
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', gap: 1, px: 3, pb: 2 }}>
          <Button onClick={onClose} disabled={isBusy}>
            Close
          </Button>
          {mayWithdraw && (
            <Button
              color="error"
              disabled={cannot}
              onClick={() => decide((proven) => withdraw.run({ id }, proven))}
            >
              Take it back
            </Button>
          )}
          {mayReject && (
            <Button
              color="error"
              disabled={cannot}
              onClick={() => decide((proven) => reject.run({ id }, proven))}
            >
              Reject
            </Button>
          )}
          {mayApprove && (
            <Button type="submit" variant="contained" disabled={cannot}>
              Approve
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  )
}

// One request: what changes, its hash, and the decision, or why one cannot decide it.

import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useState } from 'react'
import { CodeInput, isCode } from '../../parts/code-input.tsx'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { useMe } from '../../platform/session.ts'
import { useCommand } from '../../platform/use-command.ts'
import { useStaffNames } from '../../platform/use-staff-names.ts'
import { RequestFacts } from './request-facts.tsx'
import { decidingOf, type RoleRequest } from './request-rules.ts'

type RequestDialogProps = { readonly request: RoleRequest; readonly onClose: () => void }

export function RequestDialog({ request, onClose }: RequestDialogProps) {
  const nameOf = useStaffNames()
  const deciding = decidingOf(request, useMe())
  const [code, setCode] = useState('')
  const approve = useCommand('approveRequest', 'Approved and done')
  const reject = useCommand('rejectRequest', 'Rejected')
  const withdraw = useCommand('withdrawRequest', 'Withdrawn')
  const isRunning = approve.isRunning || reject.isRunning || withdraw.isRunning
  const { id, hash } = request
  const finish = async (work: Promise<unknown>) => {
    if ((await work) !== undefined) onClose()
    else setCode('')
  }
  return (
    <Dialog open onClose={isRunning ? undefined : onClose} aria-labelledby="request" fullWidth>
      <DialogTitle id="request">Role request about {nameOf(request.staffId)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <RequestFacts request={request} />
        {deciding.blocker && <Alert severity="info">{deciding.blocker}</Alert>}
        {deciding.mayApprove && <CodeInput value={code} onChange={setCode} />}
        <ProblemAlert problem={approve.problem ?? reject.problem ?? withdraw.problem} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, px: 3, pb: 2 }}>
        <Button onClick={onClose} disabled={isRunning}>
          Close
        </Button>
        {deciding.mayWithdraw && (
          <Button
            color="error"
            disabled={isRunning}
            onClick={() => void finish(withdraw.run({ id }))}
          >
            Take it back
          </Button>
        )}
        {deciding.mayReject && (
          <Button
            color="error"
            disabled={isRunning}
            onClick={() => void finish(reject.run({ id }))}
          >
            Reject
          </Button>
        )}
        {deciding.mayApprove && (
          <Button
            variant="contained"
            disabled={isRunning || !isCode(code)}
            onClick={() => void finish(approve.run({ id, hash, code }))}
          >
            Approve
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

// For who has the code of the mail and not its link: where the app is stands in no such mail.

import { Button } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { TextField } from '@fairtick/ui/text-field'
import { foundProblems, requiredProblem } from '../../../platform/field-check.ts'
import { useText } from '../../../platform/i18n.ts'
import { useCheckedForm } from '../../../platform/use-checked-form.ts'

export function LinkForm({ onLink }: { onLink: (token: string) => void }) {
  const t = useText()
  const form = useCheckedForm({
    defaultValues: { link: '' },
    check: ({ link }) => foundProblems({ link: requiredProblem(link.trim()) }),
  })
  const goOn = form.submit(async ({ link }) => onLink(link.trim()))
  return (
    <Card>
      <form noValidate onSubmit={goOn} className="flex flex-col gap-4">
        <TextField
          {...form.text('link')}
          label={t('recovery.linkField')}
          error={form.errorOf('link')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" size="large" block>
          {t('session.next')}
        </Button>
      </form>
    </Card>
  )
}

// The form of one instrument's terms; what is typed is asked for, not done.

import { useParams } from 'react-router'
import { Facts } from '../../parts/facts.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { Page } from '../../parts/page.tsx'
import { Section } from '../../parts/section.tsx'
import { useRead } from '../../platform/use-read.ts'
import { DraftForm } from './draft-form.tsx'
import {
  costsOf,
  draftOf,
  fieldsOf,
  type Instrument,
  termsOf,
  wrongFields,
} from './instrument-form.ts'
import { PendingChanges } from './pending-changes.tsx'

export function InstrumentPage() {
  const { id = '' } = useParams()
  const reading = useRead('changeable')
  const found = reading.data?.instruments.find(({ symbol }) => symbol === id)
  return (
    <Page title={found?.name ?? id} back={{ to: '/instruments', label: 'Instruments' }}>
      <Loaded reading={reading}>
        {() =>
          found === undefined ? <p>There is no such instrument.</p> : <Terms instrument={found} />
        }
      </Loaded>
    </Page>
  )
}

function Terms({ instrument }: { readonly instrument: Instrument }) {
  const { symbol, name, terms } = instrument
  return (
    <>
      <PendingChanges kind="instrument" subject={symbol} />
      <Section title="What it is and what it costs">
        <Facts
          facts={{
            Category: instrument.category,
            'One lot': `${instrument.contractSize} ${instrument.base}`,
            'Decimals of the price': String(instrument.priceDecimals),
            'Prices from': instrument.origin ?? 'no source here: it cannot be offered',
            ...costsOf(instrument),
          }}
        />
      </Section>
      <DraftForm
        key={JSON.stringify(terms)}
        title="Constants"
        question={`Change ${name}?`}
        permission="instruments.change"
        fields={fieldsOf(instrument)}
        first={draftOf(terms)}
        standing={terms}
        wrongIn={wrongFields}
        read={(draft) => termsOf(draft, terms)}
        changeOf={(after, noticeHours) => ({
          ...{ kind: 'instrument', symbol, terms: after, noticeHours },
        })}
      />
    </>
  )
}

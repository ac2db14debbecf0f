// One page: where the record is, what to check, what came out, and what it proves.

import { Banner } from '@fairtick/ui/banner'
import { Button } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { ProgressBar } from '@fairtick/ui/progress-bar'
import { TextField } from '@fairtick/ui/text-field'
import type { CheckedReceipt } from '@fairtick/verifier/check-receipt'
import { firstDifference } from '@fairtick/verifier/checks'
import { askInstallation, openOnlineTape, saveTape } from '@fairtick/verifier/online-tape'
import { readSavedTape } from '@fairtick/verifier/saved-tape'
import { LANGUAGES, type Language } from '@fairtick/wire/languages'
import { useEffect, useState } from 'react'
import { CheckList } from './check-list.tsx'
import { FileChoice } from './file-choice.tsx'
import { readReceipts, readSaved, receiptsOfAddress } from './read-input.ts'
import { runChecks } from './run-checks.ts'
import { loadWords, type Say, sayFrom, type Words } from './texts.ts'

type Spoken = { readonly language: Language; readonly words: Words }

type Progress = { readonly text: string; readonly percent: number }

/** The page may lie on a disk; then somebody has to say where the record is. */
const OWN_ADDRESS = location.protocol.startsWith('http') ? location.origin : ''

const NAMES_OF_LANGUAGES: Record<Language, string> = {
  ja: '日本語',
  zh: '中文',
  en: 'English',
  ko: '한국어',
  th: 'ไทย',
  ms: 'Bahasa Melayu',
}

export function VerifyPage({ first }: { first: Spoken }) {
  const [{ language, words }, setSpoken] = useState(first)
  const say = sayFrom(words)
  const speak = async (chosen: Language) =>
    setSpoken({ language: chosen, words: await loadWords(chosen) })
  useEffect(() => {
    document.documentElement.lang = language
    document.title = `${say('title')} | Fairtick`
  }, [language, say])
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-[480px] content-start gap-4 bg-bg p-4 text-text">
      <header className="flex items-center justify-between gap-3">
        <h1 className="font-bold text-title">{say('title')}</h1>
        <select
          aria-label={say('language')}
          value={language}
          onChange={({ target }) => void speak(target.value as Language)}
          className="target rounded-md border border-divider bg-surface px-2 text-dense"
        >
          {LANGUAGES.map((one) => (
            <option key={one} value={one} lang={one}>
              {NAMES_OF_LANGUAGES[one]}
            </option>
          ))}
        </select>
      </header>
      <p className="text-dense text-text2">{say('intro')}</p>
      <CheckForm say={say} />
      <Meaning say={say} />
    </main>
  )
}

function CheckForm({ say }: { say: Say }) {
  const [address, setAddress] = useState(OWN_ADDRESS)
  const [receipts, setReceipts] = useState(() => receiptsOfAddress(location.hash))
  const [record, setRecord] = useState<string>()
  const [progress, setProgress] = useState<Progress>()
  const [results, setResults] = useState<readonly CheckedReceipt[]>([])
  const [wholeText, setWholeText] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const run = async (work: () => Promise<void>) => {
    setProblem(undefined)
    setWholeText(undefined)
    try {
      await work()
    } catch (error) {
      setProblem(say('failed', { reason: error instanceof Error ? error.message : String(error) }))
    }
    setProgress(undefined)
  }
  const tellChecked = (done: number) => {
    const text = say('checking', { done, total: receipts.length })
    setProgress({ text, percent: (100 * done) / receipts.length })
  }
  const check = () =>
    run(async () => {
      setResults([])
      const read = record === undefined ? undefined : readRecord(record)
      if (read) setWholeText(say('recordWhole', { count: read.records }))
      if (receipts.length === 0) {
        if (read) return
        throw new Error(say('noReceipt'))
      }
      tellChecked(0)
      const source = read?.source ?? (await openOnlineTape(askInstallation(address)))
      setResults(await runChecks(source, receipts, tellChecked))
    })
  // Whoever chose a file does not want to believe what the installation says now.
  const readRecord = (text: string) => {
    const saved = readSaved(text)
    if (saved === undefined) throw new Error(say('noRecord'))
    return readSavedTape(saved)
  }
  const save = () =>
    run(async () => {
      const saved = await saveTape(askInstallation(address), (position, last) => {
        const percent = Math.floor((100 * position) / last)
        setProgress({ text: say('readingRecord', { percent }), percent })
      })
      const { records } = readSavedTape(saved)
      keepFile('fairtick-record.json', JSON.stringify(saved))
      setWholeText(say('recordWhole', { count: records }))
    })
  return (
    <>
      <Card className="grid gap-4">
        <TextField
          label={say('address')}
          value={address}
          inputMode="url"
          onChange={({ target }) => setAddress(target.value)}
        />
        <FileChoice
          label={say('receipts')}
          hint={say('receiptsHint')}
          choose={say('choose')}
          count={receipts.length}
          onText={(text) => setReceipts(readReceipts(text))}
        />
        <FileChoice
          label={say('record')}
          hint={say('recordHint')}
          choose={say('choose')}
          count={record === undefined ? 0 : 1}
          onText={setRecord}
        />
        <div className="grid gap-2">
          <Button block size="large" busy={progress !== undefined} onClick={() => void check()}>
            {say('check')}
          </Button>
          <Button block tone="quiet" disabled={progress !== undefined} onClick={() => void save()}>
            {say('saveRecord')}
          </Button>
        </div>
        {progress && (
          <div className="grid gap-1 text-dense">
            <span role="status">{progress.text}</span>
            <ProgressBar label={progress.text} percent={progress.percent} />
          </div>
        )}
      </Card>
      {problem !== undefined && (
        <Banner tone="danger" look="card">
          {problem}
        </Banner>
      )}
      <div role="status" className="grid gap-4">
        {wholeText !== undefined && <p className="text-dense text-success">✓ {wholeText}</p>}
        {shownOf(results).map((receipt) => (
          <CheckList key={receipt.place} say={say} receipt={receipt} />
        ))}
        {results.length > shownOf(results).length && (
          <p className="text-center text-dense text-success">
            {say('others', { count: results.length - shownOf(results).length })}
          </p>
        )}
      </div>
    </>
  )
}

/** Of very many those that differ, and the first of the others. */
function shownOf(results: readonly CheckedReceipt[]): readonly CheckedReceipt[] {
  const different = results.filter(({ checks }) => firstDifference(checks) !== undefined)
  return [...different, ...results.filter((one) => !different.includes(one)).slice(0, SHOWN_ALIKE)]
}

const SHOWN_ALIKE = 10

function Meaning({ say }: { say: Say }) {
  const proved = ['provedSigned', 'provedPrices', 'provedRules', 'provedHistory'] as const
  const notProved = [
    'notProvedFunds',
    'notProvedVenue',
    'notProvedTerms',
    'notProvedUnkept',
  ] as const
  return (
    <Card className="grid gap-3 text-dense">
      <h2 className="font-semibold text-body">{say('provedTitle')}</h2>
      <ul className="grid list-disc gap-1 ps-5">
        {proved.map((key) => (
          <li key={key}>{say(key)}</li>
        ))}
      </ul>
      <h2 className="font-semibold text-body">{say('notProvedTitle')}</h2>
      <ul className="grid list-disc gap-1 ps-5">
        {notProved.map((key) => (
          <li key={key}>{say(key)}</li>
        ))}
      </ul>
    </Card>
  )
}

function keepFile(name: string, content: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type: 'application/json' }))
  link.download = name
  link.click()
}

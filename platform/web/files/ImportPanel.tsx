import type { ImportCheck, importCalls, Phrase, SheetTitles } from '@guanlan/platform/contract'
import { useState } from 'react'
import type { z } from 'zod'
import type { Calls } from '../client/connect.ts'
import type { CallOptions } from '../client/send.ts'
import { WizardFrame } from '../frames/WizardFrame.tsx'
import { percent } from '../language/count.ts'
import { useSay, useWords } from '../language/words.ts'
import { toast } from '../parts/toasts.ts'
import { FileDrop } from './FileDrop.tsx'
import styles from './files.module.css'
import { ImportChecked } from './ImportChecked.tsx'
import { fileStrings } from './strings.ts'

interface Arrived {
  id: number
  name: string
}

/** A table becomes records: the file, then which column is which and what is wrong with it, then a task. */
export function ImportPanel({
  title,
  columns,
  draft,
  api,
  asked: requested,
  onClose,
}: {
  /** Of the list. */
  title: string
  /** Titles of the fields that can be imported. */
  columns: SheetTitles
  /** What a row becomes; a column that it cannot do without is named as such before a file is chosen. */
  draft?: z.ZodObject | undefined
  api: Pick<Calls<ReturnType<typeof importCalls<string>>>, 'importFile' | 'importCheck' | 'importRows'>
  /** Of each call: the organisation that an operator manages. */
  asked?: CallOptions
  onClose: () => void
}) {
  const t = useWords(fileStrings)
  const say = useSay()
  const [at, setAt] = useState(0)
  const [file, setFile] = useState<Arrived | null>(null)
  const [check, setCheck] = useState<ImportCheck | null>(null)
  /** What is being done; null: nothing. */
  const [doing, setDoing] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  async function act(what: string, work: () => Promise<void>): Promise<void> {
    setDoing(what)
    setProblem(null)
    try {
      await work()
    } catch (error) {
      setProblem((error as Error).message || t('failed'))
    } finally {
      setDoing(null)
    }
  }
  const look = async (arrived: Arrived, mapping: (string | null)[] | null) => {
    setDoing(t('checking'))
    setCheck(await api.importCheck({ body: { file: arrived.id, columns: mapping } }, { ...requested, timeout: 'long' }))
  }
  const take = (chosen: File) =>
    act(t('sending', { share: percent(0, 0) }), async () => {
      const onProgress = (share: number) => setDoing(t('sending', { share: percent(share, 0) }))
      const arrived = await api.importFile({ files: [chosen] }, { ...requested, timeout: 'long', onProgress })
      setFile(arrived)
      await look(arrived, null)
      setAt(1)
    })
  const begin = () =>
    act(t('checking'), async () => {
      if (!file || !check) return
      await api.importRows({ body: { file: file.id, columns: check.columns } }, requested)
      toast({ text: t('importing') })
      onClose()
    })

  // The call says whether it takes vCards, too.
  const { endpoint } = api.importFile as { endpoint?: { files: { kinds: readonly string[] } } }
  const kinds = endpoint?.files.kinds ?? []
  const accept = ['.xlsx', '.csv', '.tsv', '.txt', ...(kinds.includes('vcf') ? ['.vcf'] : [])].join(',')
  const required = Object.keys(columns).filter(field => draft?.shape[field]?.safeParse(undefined).success === false)
  const titlesOf = (fields: readonly string[]) => fields.map(field => say(columns[field] as Phrase)).join('、')
  const missing = check?.missing[0]
  const isReady = file !== null && check !== null && missing === undefined && check.faultyRows < check.rows
  return (
    <WizardFrame
      title={t('importTo', { title })}
      at={at}
      isBusy={doing !== null}
      isReady={at === 0 ? file !== null && check !== null : isReady}
      finish={t('begin')}
      close={t('close')}
      onClose={onClose}
      onBack={() => setAt(0)}
      onNext={() => (at === 0 ? setAt(1) : void begin())}
      steps={[
        {
          title: t('stepFile'),
          content: (
            <div className={styles.step}>
              <FileDrop accept={accept} disabled={doing !== null} onFile={chosen => void take(chosen)} />
              <p className="dim">
                {required.length > 0 && <b>{t('required', { titles: titlesOf(required) })}</b>}{' '}
                {t('known', { titles: titlesOf(Object.keys(columns).filter(field => !required.includes(field))) })}
              </p>
              {file && <p>{t('fileNamed', { name: file.name })}</p>}
              <Notes doing={doing} problem={problem} />
            </div>
          ),
        },
        {
          title: t('stepCheck'),
          content: (
            <div className={styles.step}>
              {file && check && (
                <ImportChecked
                  name={file.name}
                  check={check}
                  columns={columns}
                  disabled={doing !== null}
                  onMapping={mapping => void act(t('checking'), () => look(file, mapping))}
                />
              )}
              <Notes doing={doing} problem={problem} />
            </div>
          ),
        },
      ]}
    />
  )
}

function Notes({ doing, problem }: { doing: string | null; problem: string | null }) {
  return (
    <>
      <p className="dim" role="status">
        {doing}
      </p>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </>
  )
}

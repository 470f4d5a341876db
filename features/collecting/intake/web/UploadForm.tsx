import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { LabelsInput } from '@guanlan/features/monitors/labels/web'
import { MonitorsInput } from '@guanlan/features/monitors/monitors/web'
import {
  Button,
  connect,
  FileDrop,
  Moment,
  Note,
  RecordForm,
  useDraft,
  useFormat,
  useSay,
  useWords,
} from '@guanlan/platform/web'
import { useId, useState } from 'react'
import { z } from 'zod'
import { intake, type TableForm, type UploadCheck, type UploadField, uploadColumns, uploadFields } from '../contract.ts'
import { strings } from '../strings.ts'
import styles from './enter.module.css'
import { TableFormInput } from './TableFormInput.tsx'
import { Uploads } from './Uploads.tsx'

const api = connect(intake)
const accepted = '.xlsx,.csv,.tsv,.txt,.jsonl,.ndjson,.gz'

const Chosen = z.object({ monitors: z.array(z.number()), labels: z.array(z.number()) })
type Chosen = z.infer<typeof Chosen>
interface Looked {
  id: number
  name: string
  check: UploadCheck
  form: TableForm
}

/** Found out by the server. */
const byItself: TableForm = { encoding: null, separator: null, headingRow: null }

/** A file of articles: which column is which, the first rows as they will be, and where they go. */
export function UploadForm({
  monitors,
  onClose,
  onDone,
}: {
  monitors: number[]
  onClose: () => void
  onDone: () => void
}) {
  const t = useWords(strings)
  const format = useFormat()
  const [looked, setLooked] = useState<Looked | null>(null)
  /** What is being done; null: nothing. */
  const [doing, setDoing] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const draft = useDraft<Chosen, Chosen & { id: number; version: number }>({
    schema: Chosen,
    words: strings,
    start: { monitors, labels: [] },
    async create(chosen) {
      if (!looked) throw new Error(t('chooseUpload'))
      const { headings, columns } = looked.check
      const { data } = await api.startUpload.act({
        body: { file: looked.id, headings, columns, form: looked.form, ...chosen },
      })
      return { data: { ...chosen, id: data.task, version: 1 }, operation: null }
    },
    update: () => Promise.reject(new Error('it is begun once')),
    load: () => Promise.reject(new Error('it is begun once')),
    message: () => t('uploadBegun'),
    onSaved: onDone,
  })
  async function act(what: string, work: () => Promise<void>) {
    setDoing(what)
    setProblem(null)
    try {
      await work()
    } catch (error) {
      setProblem((error as Error).message)
    } finally {
      setDoing(null)
    }
  }
  const look = async (id: number, name: string, columns: (UploadField | null)[] | null, form: TableForm) => {
    const check = await api.checkUpload({ body: { file: id, columns, form } }, { timeout: 'long' })
    setLooked({ id, name, check, form })
  }
  const take = (file: File) =>
    act(t('lookingAtFile'), async () => {
      const { id, name } = await api.uploadFile({ files: [file] }, { timeout: 'long' })
      await look(id, name, null, byItself)
    })
  return (
    <RecordForm draft={draft} title={t('enterFile')} onClose={onClose}>
      <FileDrop accept={accepted} disabled={doing !== null} onFile={file => void take(file)} />
      <p className="dim">
        {t('uploadKinds')}{' '}
        <Button size="small" kind="quiet" className="accent" onClick={() => void act(t('template'), saveTemplate)}>
          {t('template')}
        </Button>
      </p>
      <p className="dim" role="status">
        {doing}
      </p>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {looked ? (
        <>
          <p>
            <b>{looked.name}</b>{' '}
            <span className="dim">{t('uploadRows', { count: format.exact(looked.check.rows) })}</span>
          </p>
          {looked.check.remembered && <Note>{t('mappingRemembered')}</Note>}
          {looked.check.form.headingRow !== null && (
            <TableFormInput
              found={looked.check.form}
              chosen={looked.form}
              disabled={doing !== null}
              onChange={form => void act(t('lookingAtFile'), () => look(looked.id, looked.name, null, form))}
            />
          )}
          <Mapping
            check={looked.check}
            disabled={doing !== null}
            onMapping={columns =>
              void act(t('lookingAtFile'), () => look(looked.id, looked.name, columns, looked.form))
            }
          />
          {looked.check.faultyRows > 0 && (
            <Note>{t('uploadFaulty', { count: format.exact(looked.check.faultyRows) })}</Note>
          )}
          {looked.check.sameRows > 0 && <Note>{t('uploadSame', { count: format.exact(looked.check.sameRows) })}</Note>}
          <FirstRows check={looked.check} />
          <div className={styles.row}>
            <MonitorsInput of={draft} name="monitors" label={t('intoMonitors')} note={t('intoMonitorsNote')} />
            <LabelsInput of={draft} name="labels" label={t('field_label')} />
          </div>
        </>
      ) : (
        <Uploads />
      )}
    </RecordForm>
  )
}

async function saveTemplate(): Promise<void> {
  const address = URL.createObjectURL(await api.template({ query: { kind: 'xlsx' } }))
  const link = Object.assign(document.createElement('a'), { href: address, download: 'articles.xlsx' })
  link.click()
  URL.revokeObjectURL(address)
}

/** A field stands for one column: chosen for another, it leaves the first. */
function Mapping({
  check: { headings, columns },
  disabled,
  onMapping,
}: {
  check: UploadCheck
  disabled: boolean
  onMapping: (columns: (UploadField | null)[]) => void
}) {
  const t = useWords(strings)
  const say = useSay()
  const id = useId()
  const choose = (at: number, field: UploadField | null) =>
    onMapping(columns.map((before, other) => (other === at ? field : before === field ? null : before)))
  return (
    <ul className={styles.mapping}>
      {headings.map((heading, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name of their own
        <li key={at}>
          <label className="cut" htmlFor={`${id}${at}`}>
            {heading || '—'}
          </label>
          <select
            id={`${id}${at}`}
            className="field"
            disabled={disabled}
            value={columns[at] ?? ''}
            onChange={event => choose(at, (event.target.value || null) as UploadField | null)}
          >
            <option value="">{t('columnSkipped')}</option>
            {uploadFields.map(field => (
              <option key={field} value={field}>
                {say(uploadColumns[field])}
              </option>
            ))}
          </select>
        </li>
      ))}
    </ul>
  )
}

function FirstRows({ check: { first } }: { check: UploadCheck }) {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className={styles.rows} tabIndex={0} aria-label={t('firstRows')}>
      <table>
        <thead>
          <tr>
            <th>{t('rowNumber')}</th>
            <th>{t('field_title')}</th>
            <th>{t('field_media')}</th>
            <th>{t('field_mediaType')}</th>
            <th>{t('fieldTime')}</th>
            <th>{t('fieldBody')}</th>
          </tr>
        </thead>
        <tbody>
          {first.map(row => (
            <tr key={row.number}>
              <td>{row.number}</td>
              <td title={row.title}>{row.title || row.body}</td>
              {row.problem ? (
                <td colSpan={4} className="problem" title={row.problem}>
                  {row.problem}
                </td>
              ) : (
                <>
                  <td>{row.media}</td>
                  <td>{a((row.mediaType ?? 'web') as 'web')}</td>
                  <td>{row.publishedAt ? <Moment at={row.publishedAt} exact /> : t('timeOfUpload')}</td>
                  <td title={row.body}>
                    {row.leftOut.length > 0 && <b>{`${row.leftOut.join('；')} `}</b>}
                    {row.body}
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

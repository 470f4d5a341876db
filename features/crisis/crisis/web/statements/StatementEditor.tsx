import {
  Button,
  IconButton,
  Panel,
  Row,
  Stack,
  TextField,
  useMay,
  useSaveKey,
  useUnsaved,
  useWords,
} from '@guanlan/platform/web'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type Crisis, type Fact, mostParagraphs, type Statement, type StatementText } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { FactState } from '../facts/Facts.tsx'
import { useFacts } from '../facts/use-facts.ts'
import { statementAddress } from '../parts/address.ts'
import { useCrisisAct } from '../use-crisis.ts'
import styles from './statements.module.css'

const textOf = (statement: Statement | null): StatementText =>
  statement ? { title: statement.title, paragraphs: statement.paragraphs } : { title: '', paragraphs: [nothing()] }
const nothing = () => ({ text: '', factIds: [] as number[] })
const isSame = (one: StatementText, other: StatementText) => JSON.stringify(one) === JSON.stringify(other)

/** The text in paragraphs, each with the facts it rests on. Each save is a version. */
export function StatementEditor({ crisis, statement }: { crisis: Crisis; statement: Statement | null }) {
  const t = useWords(strings)
  const may = useMay()
  const act = useCrisisAct()
  const navigate = useNavigate()
  const facts = useFacts(crisis.id).data ?? []
  // What is written stays, with the version it was begun on, whatever others save meanwhile.
  const [draft, setDraft] = useState<{ text: StatementText; of: number } | null>(null)
  const text = draft?.text ?? textOf(statement)
  const isDirty = draft !== null && !isSame(text, textOf(statement))
  useUnsaved(isDirty, { discard: () => setDraft(null) })
  const isOpen = may('crisis.act') && crisis.status !== 'closed'
  const write = (next: StatementText) => setDraft(now => ({ text: next, of: now?.of ?? statement?.version ?? 0 }))
  const change = (at: number, more: Partial<StatementText['paragraphs'][number]>) =>
    write({ ...text, paragraphs: text.paragraphs.map((each, place) => (place === at ? { ...each, ...more } : each)) })
  const canSave = isOpen && isDirty && text.title.trim() !== '' && text.paragraphs.some(each => each.text.trim() !== '')
  const save = async () => {
    if (!canSave) return
    const body = { ...text, paragraphs: text.paragraphs.filter(each => each.text.trim() !== '') }
    const saved = statement
      ? await act(
          () => api.saveStatement.act({ params: { id: statement.id }, body: { ...body, version: draft.of } }),
          () => t('didSaveStatement'),
        )
      : await act(
          () => api.addStatement.act({ body: { ...body, crisisId: crisis.id } }),
          () => t('didAddStatement'),
        )
    if (!saved) return
    setDraft(null)
    if (!statement) void navigate(statementAddress(crisis.id, saved.id), { replace: true })
  }
  useSaveKey(save)
  return (
    <Panel
      title={t('statementText_panel')}
      note={statement && t('versionNumber', { number: statement.number })}
      more={
        isOpen && (
          <Button kind="primary" size="small" icon="check" disabled={!canSave} onClick={() => void save()}>
            {t('saveVersion')}
          </Button>
        )
      }
    >
      <Stack gap={12} className={styles.text}>
        <TextField
          label={t('statementTitleField')}
          value={text.title}
          maxLength={200}
          readOnly={!isOpen}
          autoFocus={!statement}
          onChange={event => write({ ...text, title: event.target.value })}
        />
        {text.paragraphs.map((paragraph, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are known by their place
          <div key={at} className={styles.paragraph}>
            <label className="labelled">
              <span className="label-line">{t('paragraphField', { n: at + 1 })}</span>
              <textarea
                className="field"
                rows={Math.min(12, Math.max(3, Math.ceil(paragraph.text.length / 48)))}
                maxLength={5000}
                readOnly={!isOpen}
                value={paragraph.text}
                onChange={event => change(at, { text: event.target.value })}
              />
            </label>
            {isOpen && text.paragraphs.length > 1 && (
              <IconButton
                icon="trash"
                size="small"
                label={t('removeParagraph', { n: at + 1 })}
                onClick={() => write({ ...text, paragraphs: text.paragraphs.filter((_, place) => place !== at) })}
              />
            )}
            {facts.length > 0 && (
              <RestsOn
                title={t('restsOnOf', { n: at + 1 })}
                facts={facts}
                fallen={statement?.fallen ?? []}
                chosen={paragraph.factIds}
                onChange={isOpen ? factIds => change(at, { factIds }) : undefined}
              />
            )}
          </div>
        ))}
        {isOpen && text.paragraphs.length < mostParagraphs && (
          <Row gap={8} align="center">
            <Button
              icon="plus"
              size="small"
              onClick={() => write({ ...text, paragraphs: [...text.paragraphs, nothing()] })}
            >
              {t('addParagraph')}
            </Button>
            {statement && statement.state !== 'draft' && <small className="dim">{t('changeEndsApproval')}</small>}
          </Row>
        )}
      </Stack>
    </Panel>
  )
}

/** The facts that a paragraph names, to be ticked. */
function RestsOn({
  title,
  facts,
  fallen,
  chosen,
  onChange,
}: {
  title: string
  facts: readonly Fact[]
  fallen: readonly number[]
  chosen: readonly number[]
  onChange: ((ids: number[]) => void) | undefined
}) {
  const t = useWords(strings)
  const shown = onChange ? facts : facts.filter(({ id }) => chosen.includes(id))
  return (
    <fieldset className={styles.restsOn} aria-label={title}>
      <small className="dim">{t('restsOn')}</small>
      {shown.map(fact => (
        <label key={fact.id} data-fallen={(chosen.includes(fact.id) && fallen.includes(fact.id)) || undefined}>
          <input
            type="checkbox"
            className="box"
            disabled={!onChange}
            checked={chosen.includes(fact.id)}
            onChange={event =>
              onChange?.(event.target.checked ? [...chosen, fact.id] : chosen.filter(id => id !== fact.id))
            }
          />
          <FactState of={fact} />
          <span>{fact.text}</span>
        </label>
      ))}
    </fieldset>
  )
}

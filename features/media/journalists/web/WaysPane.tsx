import { Button, IconButton, type List, Panel, toastError, useMay, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import {
  type Contacts,
  consents,
  type Journalist,
  mostWays,
  type Question,
  sourceLength,
  type Way,
  Ways,
  wayKinds,
} from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import styles from './journalists.module.css'

/** Ways to reach a person: nothing is loaded until somebody who may see them says so, and that is in the record of acts. */
export function WaysPane({ of: { id, ways: count }, list }: { of: Journalist; list: List<Journalist, Question> }) {
  const t = useWords(strings)
  const may = useMay()
  const [shown, setShown] = useState<Contacts | null>(null)
  const show = async () => {
    try {
      setShown((await api.contacts({ body: { id } }))[0] ?? null)
    } catch (error) {
      toastError(error)
    }
  }
  if (shown?.id === id) return <WaysForm of={shown} list={list} />
  return (
    <Panel title={t('ways')}>
      <div className={styles.pane}>
        {may('mediaLibrary.contacts') ? (
          <>
            <Button size="small" icon="eye" onClick={() => void show()}>
              {t('showWays')}
            </Button>
            <p className="dim">{t('showWaysNote')}</p>
          </>
        ) : (
          <p className="dim">{count > 0 ? t('waysHidden', { count }) : t('noWays')}</p>
        )}
      </div>
    </Panel>
  )
}

const blank: Way = { kind: 'mail', value: '', consent: 'unknown', source: '' }

function WaysForm({ of, list }: { of: Contacts; list: List<Journalist, Question> }) {
  const t = useWords(strings)
  const may = useMay()
  const [ways, setWays] = useState<readonly Way[]>(of.ways)
  const [problems, setProblems] = useState<ReadonlyMap<number, string>>(new Map())
  const change = (at: number, part: Partial<Way>) =>
    setWays(ways.map((way, each) => (each === at ? { ...way, ...part } : way)))
  const mayEdit = may('mediaLibrary.edit')
  const save = async () => {
    const checked = Ways.safeParse(ways)
    const issues = checked.error?.issues ?? []
    setProblems(new Map(issues.map(({ path, message }) => [Number(path[0] ?? 0), sentenceOf(message, t)])))
    if (!checked.success) return
    await list.act(
      () => api.saveContacts.act({ body: { id: of.id, ways: checked.data } }),
      () => t('waysSaved'),
    )
  }
  return (
    <Panel title={t('ways')}>
      <div className={styles.pane}>
        {ways.length === 0 && <p className="dim">{t('noWays')}</p>}
        <ol className={styles.ways}>
          {ways.map((way, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a way is its place until it is saved
            <li key={at}>
              <select
                className="field"
                aria-label={`${t('way')} ${at + 1}`}
                value={way.kind}
                disabled={!mayEdit}
                onChange={event => change(at, { kind: event.target.value as Way['kind'] })}
              >
                {wayKinds.map(kind => (
                  <option key={kind} value={kind}>
                    {t(kind)}
                  </option>
                ))}
              </select>
              <input
                className="field"
                aria-label={`${t('wayValue')} ${at + 1}`}
                aria-invalid={problems.has(at) || undefined}
                value={way.value}
                maxLength={200}
                disabled={!mayEdit}
                autoComplete="off"
                onChange={event => change(at, { value: event.target.value })}
              />
              <IconButton
                icon="trash"
                label={t('removeWay', { kind: t(way.kind), number: at + 1 })}
                disabled={!mayEdit}
                onClick={() => setWays(ways.filter((_, each) => each !== at))}
              />
              <select
                className="field"
                aria-label={`${t('consent')} ${at + 1}`}
                value={way.consent}
                disabled={!mayEdit}
                onChange={event => change(at, { consent: event.target.value as Way['consent'] })}
              >
                {consents.map(consent => (
                  <option key={consent} value={consent}>
                    {t(`consent_${consent}`)}
                  </option>
                ))}
              </select>
              <input
                className="field"
                aria-label={`${t('waySource')} ${at + 1}`}
                placeholder={t('waySource')}
                value={way.source}
                maxLength={sourceLength}
                disabled={!mayEdit}
                onChange={event => change(at, { source: event.target.value })}
              />
              {problems.has(at) && (
                <p className="problem" role="alert">
                  {problems.get(at)}
                </p>
              )}
            </li>
          ))}
        </ol>
        {mayEdit && (
          <p className={styles.buttons}>
            <Button
              size="small"
              icon="plus"
              disabled={ways.length >= mostWays}
              onClick={() => setWays([...ways, blank])}
            >
              {t('addWay')}
            </Button>
            <Button size="small" kind="primary" onClick={() => void save()}>
              {t('saveWays')}
            </Button>
          </p>
        )}
      </div>
    </Panel>
  )
}

/** Of the schema, whose messages are keys of words. */
function sentenceOf(message: string, t: ReturnType<typeof useWords<typeof strings>>): string {
  const key = message.replace(/^journalists\./, '')
  return key in strings ? t(key as 'wayMissing') : t('wayMissing')
}

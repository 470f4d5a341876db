import { PlainTable, useFormat, useLater, useWords } from '@guanlan/platform/web'
import { skipToken, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { clockKinds, LevelSetting, type StoredLevel, type TriedLevel } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, crisesKey } from '../api.ts'

/** After the last sign that is typed. */
const typingMs = 300
const Written = LevelSetting.pick({ clocks: true, workdays: true })

/** What the minutes as they are written would have meant for the last three crises of the level. */
export function TriedLevels({
  level: { id, ...stored },
  clocks,
  workdays,
}: { level: StoredLevel } & Pick<LevelSetting, 'clocks' | 'workdays'>) {
  const t = useWords(strings)
  const changed = clockKinds.filter(kind => clocks[kind] !== stored.clocks[kind] || workdays !== stored.workdays)
  const written = useLater(JSON.stringify({ clocks, workdays }), typingMs)
  const { data: body } = Written.safeParse(JSON.parse(written))
  const { data } = useQuery({
    queryKey: [crisesKey, 'tryLevel', id, written],
    queryFn: body ? ({ signal }) => api.tryLevel({ body: { ...body, id } }, { signal }) : skipToken,
    enabled: changed.length > 0,
    placeholderData: before => before,
  })
  if (!data || body === undefined || changed.length === 0) return null
  if (data.length === 0) return <p className="dim">{t('tryLevelNone')}</p>
  return (
    <section aria-label={t('tryLevel')}>
      <h4>{t('tryLevel')}</h4>
      <PlainTable label={t('tryLevel')} head={[t('tryCrisis'), t('tryClock'), t('tryDone'), t('tryNow'), t('tryThen')]}>
        {data.flatMap(crisis =>
          crisis.clocks
            .filter(({ kind }) => changed.includes(kind))
            .map(clock => <Line key={lineKey(crisis, clock)} crisis={crisis} clock={clock} />),
        )}
      </PlainTable>
    </section>
  )
}

type Clock = TriedLevel['clocks'][number]
const lineKey = ({ crisisId }: TriedLevel, { kind, round }: Clock) => `${crisisId} ${kind} ${round}`

function Line({ crisis, clock }: { crisis: TriedLevel; clock: Clock }) {
  const t = useWords(strings)
  const { kind, endedAt, before, after } = clock
  return (
    <tr>
      <th scope="row">
        <Link to={`/crisisMonitor?crisis=${crisis.crisisId}`}>{crisis.name}</Link>
      </th>
      <td>{t(`clock_${kind}`)}</td>
      <td>{endedAt ? <At at={endedAt} /> : t('tryNotDone')}</td>
      <td>
        <Outcome of={before} />
      </td>
      <td>
        {before.outcome === after.outcome ? (
          <Outcome of={after} />
        ) : (
          <b>
            <Outcome of={after} />
          </b>
        )}
      </td>
    </tr>
  )
}

/** To the minute: limits are no shorter. */
function At({ at }: { at: string }) {
  return <time dateTime={at}>{useFormat().moment(at).slice(5, 16)}</time>
}

function Outcome({ of: { outcome, dueAt } }: { of: Clock['before'] }) {
  const t = useWords(strings)
  return (
    <>
      {t(`outcome_${outcome}`)}{' '}
      {dueAt && (
        <small className="dim">
          <At at={dueAt} />
        </small>
      )}
    </>
  )
}

import { Moment, PlainTable, useLater, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type CrisisLevel, LevelSetting, type TriedLevel } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, crisesKey } from '../api.ts'

/** After the last sign that is typed. */
const typingMs = 300
const Written = LevelSetting.pick({ clocks: true, workdays: true })

/** What the minutes as they are written would have meant for the last three crises of the level. */
export function TriedLevels({ id, clocks, workdays }: { id: CrisisLevel } & Pick<LevelSetting, 'clocks' | 'workdays'>) {
  const t = useWords(strings)
  const written = useLater(JSON.stringify({ clocks, workdays }), typingMs)
  const { data: body } = Written.safeParse(JSON.parse(written))
  const { data } = useQuery({
    queryKey: [crisesKey, 'tryLevel', id, written],
    queryFn: ({ signal }) => api.tryLevel({ body: { ...Written.parse(JSON.parse(written)), id } }, { signal }),
    enabled: body !== undefined,
    placeholderData: before => before,
  })
  if (!data) return null
  if (data.length === 0) return <p className="dim">{t('tryLevelNone')}</p>
  return (
    <section aria-label={t('tryLevel')}>
      <h4>{t('tryLevel')}</h4>
      <PlainTable label={t('tryLevel')} head={[t('tryCrisis'), t('tryClock'), t('tryDone'), t('tryNow'), t('tryThen')]}>
        {data.flatMap(crisis =>
          crisis.clocks.map(clock => <Line key={lineKey(crisis, clock)} crisis={crisis} clock={clock} />),
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
      <td>{endedAt ? <Moment at={endedAt} exact /> : t('tryNotDone')}</td>
      <td>{t(`outcome_${before.outcome}`)}</td>
      <td>
        {before.outcome === after.outcome ? t(`outcome_${after.outcome}`) : <b>{t(`outcome_${after.outcome}`)}</b>}
        {after.dueAt && (
          <>
            {' '}
            <small className="dim">
              <Moment at={after.dueAt} exact />
            </small>
          </>
        )}
      </td>
    </tr>
  )
}

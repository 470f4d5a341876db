import { Moment, PlainTable, useFormat, useWords } from '@guanlan/platform/web'
import type { Process } from '../contract.ts'
import { strings } from '../strings.ts'
import { bytesOf } from './bytes.ts'

/** All processes of the installation; one that died stands here for an hour. */
export function Processes({ of }: { of: readonly Process[] }) {
  const t = useWords(strings)
  const { exact } = useFormat()
  return (
    <>
      <p className="dim">{t('processesNote')}</p>
      <PlainTable
        label={t('processes')}
        head={[
          t('host'),
          t('role'),
          t('processState'),
          t('version'),
          t('startedAt'),
          { number: t('memory') },
          t('rulesVersion'),
          { number: t('lag') },
        ]}
      >
        {of.map(
          ({
            host,
            pid,
            role,
            silent,
            silentSeconds,
            version,
            startedAt,
            memoryBytes,
            rulesVersion,
            lagMs,
            sparesIndex,
          }) => (
            <tr key={`${host} ${pid} ${startedAt}`}>
              <th scope="row">{`${host} · ${pid}`}</th>
              <td>{t(`roleOf_${role}`)}</td>
              <td>
                {silent ? (
                  <span className="problem">{t('processSilent', { count: exact(silentSeconds) })}</span>
                ) : (
                  t(sparesIndex ? 'sparesIndex' : 'processThere')
                )}
              </td>
              <td>{version}</td>
              <td>
                <Moment at={startedAt} />
              </td>
              <td data-number>{bytesOf(memoryBytes)}</td>
              <td>{rulesVersion ?? '—'}</td>
              <td data-number>{lagMs === null ? '—' : t('milliseconds', { count: exact(Math.round(lagMs)) })}</td>
            </tr>
          ),
        )}
      </PlainTable>
    </>
  )
}

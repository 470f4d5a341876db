import {
  Button,
  EmptyState,
  exact,
  linkTo,
  Moment,
  Panel,
  PlainTable,
  SkeletonPage,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { EntryRef } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { entryAddress } from '../addresses.ts'
import { api, libraryKey } from '../api.ts'
import { useLibraryAct } from '../use-library-act.ts'
import styles from './excluding.module.css'

/** What the organisation excludes, by whom, why and until when; each is taken in again by a press. */
export default function Excluded() {
  const t = useWords(strings)
  const may = useMay()
  const act = useLibraryAct()
  const excluded = useQuery({
    queryKey: [libraryKey, 'excluded'],
    queryFn: ({ signal }) => api.excluded(undefined, { signal }),
  }).data
  const takeIn = (ref: EntryRef) =>
    act(
      () => api.exclude.act({ body: { idList: [ref], exclude: false } }),
      ({ changed }) => t('didTakeIn', { count: exact(changed) }),
    )
  if (!excluded) return <SkeletonPage />
  if (excluded.length === 0)
    return (
      <EmptyState
        title={t('noneExcluded')}
        isPage
        actions={
          <Link className="button" to={linkTo('/mediaList?tab=shared')}>
            {t('toLibrary')}
          </Link>
        }
      >
        {t('noneExcludedText')}
      </EmptyState>
    )
  const mayExclude = may('mediaLibrary.exclude')
  return (
    <div className={styles.page}>
      <h1>{t('excludedTitle')}</h1>
      <Panel title={t('noneExcludedText')} more={<Link to={linkTo('/mediaList?tab=shared')}>{t('toLibrary')}</Link>}>
        <PlainTable
          label={t('excludedTitle')}
          head={[t('entry'), t('kind'), t('reason'), t('until'), t('excludedBy'), t('excludedAt'), '']}
        >
          {excluded.map(({ entry, reason, until, excludedBy, excludedAt }) => (
            <tr key={entry.entry}>
              <td>
                <Link to={entryAddress(entry.entry)}>{entry.name}</Link>
              </td>
              <td>{t(`kind_${entry.kind}`)}</td>
              <td>{reason || '—'}</td>
              <td>{until ?? t('noEnd')}</td>
              <td>{excludedBy ?? '—'}</td>
              <td>
                <Moment at={excludedAt} />
              </td>
              <td>
                {mayExclude && (
                  <Button size="small" kind="quiet" onClick={() => void takeIn(entry.entry)}>
                    {t('takeBackIn')}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </PlainTable>
      </Panel>
    </div>
  )
}

import { useWords, WordList } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Incident } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import styles from './centre.module.css'

/** Which rule raised it, as it read then. */
export function WhyWarned({ incident: { warningId, warningVersion, warningName, measured } }: { incident: Incident }) {
  const t = useWords(strings)
  const versions = useQuery({
    queryKey: ['warnings', 'versions', warningId],
    queryFn: ({ signal }) => api.versions({ params: { id: warningId ?? 0 } }, { signal }),
    enabled: warningId !== null,
    retry: false,
  })
  const draft = versions.data?.find(({ version }) => version === warningVersion)?.draft
  return (
    <section aria-label={t('why')}>
      <h3 className={styles.heading}>{t('why')}</h3>
      {warningId === null ? (
        <p className="dim">{t('whyByHand')}</p>
      ) : (
        <>
          <p>
            {t('whyRule', { name: warningName, version: warningVersion ?? 1 })}
            {versions.data && (
              <Link className={styles.link} to={`/warningManage?open=${warningId}`} data-keeps>
                {t('ruleNow')}
              </Link>
            )}
          </p>
          {measured && <p>{t('told_measured', { condition: t(`kind_${measured.kind}`) })}</p>}
          {draft && (
            <WordList
              words={[
                ...(draft.warningWords ? [draft.warningWords] : []),
                ...(draft.wordMonitors.length > 0 ? [t('whyMonitors')] : []),
              ]}
            />
          )}
          {versions.isError && <p className="dim">{t('whyGone')}</p>}
        </>
      )}
    </section>
  )
}

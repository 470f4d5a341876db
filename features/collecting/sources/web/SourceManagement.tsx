import { InboundHooks } from '@guanlan/features/collecting/inbound-hooks/web'
import { Column, Segmented, useWords } from '@guanlan/platform/web'
import { useSearchParams } from 'react-router'
import { strings } from '../strings.ts'
import { Catalogue } from './Catalogue.tsx'
import { Coverage } from './Coverage.tsx'
import Sources from './Sources.tsx'
import styles from './sources.module.css'

const tabs = ['sources', 'catalogue', 'hooks', 'coverage'] as const
type Tab = (typeof tabs)[number]

/** Sources, the catalogue to choose from, and what is not seen. */
export default function SourceManagement() {
  const t = useWords(strings)
  const [search, setSearch] = useSearchParams()
  const tab: Tab = tabs.find(each => each === search.get('tab')) ?? 'sources'
  return (
    <Column fill className={styles.tabs}>
      <nav>
        <Segmented
          label={t('tabs')}
          value={tab}
          options={[
            { value: 'sources', label: t('tabSources') },
            { value: 'catalogue', label: t('catalogue') },
            { value: 'hooks', label: t('hooks') },
            { value: 'coverage', label: t('coverage') },
          ]}
          onChange={next => setSearch(next === 'sources' ? {} : { tab: next })}
        />
      </nav>
      {tab === 'sources' && <Sources />}
      {tab === 'catalogue' && <Catalogue />}
      {tab === 'hooks' && <InboundHooks />}
      {tab === 'coverage' && <Coverage />}
    </Column>
  )
}

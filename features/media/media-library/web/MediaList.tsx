import { linkTo, ScreenPart, useOpens, useWords } from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useSearchParams } from 'react-router'
import { strings } from '../strings.ts'
import { Identities } from './identity/Identities.tsx'
import { EntryList } from './list/EntryList.tsx'
import styles from './media-list.module.css'
import { OwnList } from './own/OwnList.tsx'
import { askLibraryAgain } from './use-library-act.ts'

const tabs = ['ours', 'shared', 'accounts', 'identities', 'ranking'] as const

/** Media of the organisation, the shared library and its accounts, each in its tab; what is followed and excluded stands on pages of its own. */
export default function MediaList() {
  const t = useWords(strings)
  const opens = useOpens()
  const [search] = useSearchParams()
  const open = tabs.find(tab => tab === search.get('tab')) ?? 'ours'
  const client = useQueryClient()
  // What one tab takes in, another one shows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time another tab opens
  useEffect(() => {
    void askLibraryAgain(client)
  }, [client, open])
  return (
    <div className={styles.screen}>
      <nav className={styles.tabs} aria-label={t('tabs')}>
        {tabs.map(tab => (
          <Link key={tab} to={tab === 'ours' ? '?' : `?tab=${tab}`} aria-current={tab === open ? 'page' : undefined}>
            {t(`tab_${tab}`)}
          </Link>
        ))}
        {opens(linkTo('/concern')) && <Link to={linkTo('/concern')}>{t('tab_followed')}</Link>}
        {opens(linkTo('/exclude')) && <Link to={linkTo('/exclude')}>{t('tab_excluded')}</Link>}
      </nav>
      <div>
        {open === 'ours' && <OwnList />}
        {open === 'shared' && <EntryList key="media" of="media" />}
        {open === 'accounts' && <EntryList key="accounts" of="accounts" />}
        {open === 'identities' && <Identities />}
        {open === 'ranking' && <ScreenPart id="mediaProfiles.ranking" given={{}} />}
      </div>
    </div>
  )
}

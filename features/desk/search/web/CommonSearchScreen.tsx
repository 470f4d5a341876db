import { WithQueries } from '@guanlan/features/desk/article-list/web'
import { useWords } from '@guanlan/platform/web'
import { useNavigate } from 'react-router'
import { strings } from '../strings.ts'
import { emptySearch, queryOfSearch } from './address.ts'
import { SearchBox } from './SearchBox.tsx'
import styles from './search.module.css'

/** One box for whoever begins. */
export default function CommonSearchScreen() {
  const t = useWords(strings)
  const navigate = useNavigate()
  return (
    <WithQueries>
      <div className={styles.common}>
        <h1>{t('beginTitle')}</h1>
        <p>{t('begin')}</p>
        <SearchBox
          text=""
          mode="plain"
          large
          onRun={requested => {
            if (requested.text !== '') void navigate(`/searchList?${queryOfSearch({ ...emptySearch, ...requested })}`)
          }}
        />
      </div>
    </WithQueries>
  )
}

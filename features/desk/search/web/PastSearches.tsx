import { Button, Moment, useWords } from '@guanlan/platform/web'
import { useLocation, useNavigate } from 'react-router'
import { strings } from '../strings.ts'
import { searchViewOf } from './address.ts'
import styles from './kept.module.css'
import { searchApi, useAskAgain, usePast } from './plan-queries.ts'

/** What this person searched for lately; a click searches for it again. */
export function PastSearches({ onChosen }: { onChosen: () => void }) {
  const t = useWords(strings)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const past = usePast()
  const ask = useAskAgain()
  const rows = past.data ?? []
  return (
    <div className={styles.panel}>
      <h3>{t('past')}</h3>
      {past.isSuccess && rows.length === 0 && <p className={styles.none}>{t('noPast')}</p>}
      <ul>
        {rows.map(({ address, searchedAt }) => (
          <li key={address}>
            <button
              type="button"
              className={styles.row}
              onClick={() => {
                onChosen()
                void navigate(`${pathname}?${address}`)
              }}
            >
              <span className="cut">{searchViewOf(new URLSearchParams(address)).text}</span>
              <small>
                <Moment at={searchedAt} />
              </small>
            </button>
          </li>
        ))}
      </ul>
      {rows.length > 0 && (
        <Button size="small" kind="quiet" onClick={() => void searchApi.forgetPast().then(ask.past)}>
          {t('forget')}
        </Button>
      )}
    </div>
  )
}

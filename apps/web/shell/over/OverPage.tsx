import { IconButton, Row, Screen, ScreenPart, useSay, useWords } from '@guanlan/platform/web'
import { useEffect, useRef } from 'react'
import { Route, Routes } from 'react-router'
import { partsOf } from '../../guard/opening.ts'
import { findPlace } from '../../sitemap/find.ts'
import { notifyError } from '../../start/report-errors.ts'
import { screens } from '../screens.ts'
import { shellStrings } from '../strings.ts'
import styles from './over.module.css'
import { closeOver, useOver } from './over.ts'

/** Lists of articles: of the desk, their own part alone is shown. */
const articles = '/monitorData'

/** A page that this host does not have, in a drawer over the one that is open: what is a person's own, and articles. */
export function OverPage() {
  const address = useOver(state => state.address)
  return address === null ? null : <Drawer address={address} />
}

function Drawer({ address }: { address: string }) {
  const t = useWords(shellStrings)
  const say = useSay()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  const { path, search } = partsOf(address)
  const found = findPlace(path)
  if (!found?.place.screen) return null
  const { place, pattern } = found
  const title = say(place.title)
  return (
    <dialog
      ref={dialog}
      className={styles.over}
      data-articles={path === articles || undefined}
      aria-label={title}
      onClose={closeOver}
    >
      <Row as="header" gap={8} align="center" className={styles.head}>
        <h2>{title}</h2>
        <span className="grow" />
        <IconButton icon="close" label={t('close')} onClick={() => dialog.current?.close()} />
      </Row>
      <div className={styles.body}>
        {path === articles ? (
          <ScreenPart key={search} id="desk.articlesOver" given={{ search }} />
        ) : (
          <Routes location={{ pathname: path, search }}>
            <Route
              path={pattern}
              caseSensitive
              element={<Screen key={place.screen} screens={screens} id={place.screen} onError={notifyError} />}
            />
          </Routes>
        )}
      </div>
    </dialog>
  )
}

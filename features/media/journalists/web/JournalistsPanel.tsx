import { choicesOf, Row, Segmented, useMay, useWords } from '@guanlan/platform/web'
import { useSearchParams } from 'react-router'
import { strings } from '../strings.ts'
import { Book } from './Book.tsx'
import styles from './journalists.module.css'
import { Signatures } from './Signatures.tsx'
import { Twins } from './Twins.tsx'
import { Unspoken } from './Unspoken.tsx'

const views = ['people', 'unspoken', 'signatures', 'twins'] as const
type View = (typeof views)[number]

/** Journalists: who is in the book, who signs and is not in it, and who may be one person. Which of them is open stands in the address. */
export default function JournalistsPanel() {
  const t = useWords(strings)
  const may = useMay()
  const [search, setSearch] = useSearchParams()
  const view: View = views.find(each => each === search.get('people')) ?? 'people'
  const show = (next: View) => setSearch(before => of(before, next))
  const switcher = (
    <Row className={styles.views}>
      <Segmented label={t('view')} value={view} onChange={show} options={choicesOf(views, t)} />
    </Row>
  )
  if (view === 'signatures') return <Signatures switcher={switcher} mayAdd={may('mediaLibrary.edit')} />
  if (view === 'unspoken') return <Unspoken switcher={switcher} />
  if (view === 'twins') return <Twins switcher={switcher} />
  return <Book switcher={switcher} />
}

/** Another view asks its own question: what only the one before knew leaves the address. */
function of(before: URLSearchParams, view: View): URLSearchParams {
  const after = new URLSearchParams()
  const part = before.get('part')
  if (part !== null) after.set('part', part)
  if (view !== 'people') after.set('people', view)
  return after
}

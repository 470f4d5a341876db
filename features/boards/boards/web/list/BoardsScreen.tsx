import { useSearchParams } from 'react-router'
import { BoardPage } from '../page/BoardPage.tsx'
import { BoardList } from './BoardList.tsx'

/** Boards and what they are made of, or the one that the address names. */
export default function BoardsScreen() {
  const [search] = useSearchParams()
  const id = Number(search.get('board'))
  return Number.isSafeInteger(id) && id > 0 ? <BoardPage key={id} id={id} /> : <BoardList />
}

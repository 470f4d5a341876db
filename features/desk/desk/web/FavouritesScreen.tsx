import type { View } from '@guanlan/features/desk/article-list/web'
import { DeskOf } from './DeskOf.tsx'

const start: Partial<View> = { range: '30d', filters: [{ field: 'favourite', is: 'is', values: ['1'] }] }

/** One's own favourites. */
export default function FavouritesScreen() {
  return <DeskOf start={start} />
}

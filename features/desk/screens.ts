import { screens as complaints } from '@guanlan/features/desk/complaints/screens'
import { screens as desk } from '@guanlan/features/desk/desk/screens'
import { screens as reviews } from '@guanlan/features/desk/reviews/screens'
import { screens as search } from '@guanlan/features/desk/search/screens'
import type { Screens } from '@guanlan/platform/web'

/** Each is loaded when it is first opened. */
export const screens: Screens = { ...complaints, ...desk, ...reviews, ...search }

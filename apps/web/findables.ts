/** What the head's box finds, area by area: kinds of things, and what it offers to do with the words. */
import { findables as boards } from '@guanlan/features/boards/area-findables'
import { findables as campaigns } from '@guanlan/features/campaigns/area-findables'
import { findables as cars } from '@guanlan/features/cars/area-findables'
import { findables as crisis } from '@guanlan/features/crisis/area-findables'
import { findables as desk } from '@guanlan/features/desk/area-findables'
import { findables as events } from '@guanlan/features/events/area-findables'
import { findables as resources } from '@guanlan/features/resources/area-findables'
import { findables as workspace } from '@guanlan/features/workspace/area-findables'
import type { Findables } from '@guanlan/platform/web'

/** In the order in which their kinds stand one below the other. */
const declared = [...workspace, ...desk, ...crisis, ...events, ...campaigns, ...resources, ...cars, ...boards]

export const kinds = Object.assign({}, ...declared.map(each => each.kinds)) as NonNullable<Findables['kinds']>
export const offers = declared.flatMap(each => each.offers ?? [])

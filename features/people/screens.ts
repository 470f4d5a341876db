import { screens as addressBook } from '@guanlan/features/people/address-book/screens'
import { screens as billing } from '@guanlan/features/people/billing/screens'
import { screens as members } from '@guanlan/features/people/members/screens'
import { screens as organisations } from '@guanlan/features/people/organisations/screens'
import { screens as registration } from '@guanlan/features/people/registration/screens'
import { screens as roles } from '@guanlan/features/people/roles/screens'
import { screens as signIn } from '@guanlan/features/people/sign-in/screens'
import { screens as supportAccess } from '@guanlan/features/people/support-access/screens'
import type { Screens } from '@guanlan/platform/web'

/** Each is loaded when it is first opened. */
export const screens: Screens = {
  ...addressBook,
  ...billing,
  ...members,
  ...organisations,
  ...registration,
  ...roles,
  ...signIn,
  ...supportAccess,
}

import { connect } from '@guanlan/platform/web'
import { complaints } from '../contract/complaints.ts'
import { reviews } from '../contract/reviews.ts'

export const complaintsApi = connect(complaints)
export const reviewsApi = connect(reviews)

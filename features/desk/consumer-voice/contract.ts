export { complaintsFeature, Draft as Complaint } from './contract/complaints.ts'
export { Draft as Review, reviewsFeature } from './contract/reviews.ts'

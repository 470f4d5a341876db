export { complaintsFeature, Draft as Complaint, Question as ComplaintQuestion } from './contract/complaints.ts'
export { Draft as Review, Question as ReviewQuestion, reviewsFeature } from './contract/reviews.ts'

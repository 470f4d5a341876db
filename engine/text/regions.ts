// Provinces and cities; what a text says of them is read in places/.
export { mentionedRegions } from './places/places.ts'

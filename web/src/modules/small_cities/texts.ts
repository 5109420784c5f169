// What is said about the variant of small cities.
export interface SmallCitiesTexts {
  names: { options: { 'small-cities': { name: string; effect: string } } };
}

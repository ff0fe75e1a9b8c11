export type Position = Record<'latitude' | 'longitude', number>;

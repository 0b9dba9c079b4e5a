/** Rooms are measured in metres, goods in inches; an inch is exactly 25.4 mm. */
const METRES_PER_INCH = 0.0254;

export const inchesToMetres = (inches: number): number => inches * METRES_PER_INCH;
/** To the tenth of an inch, as a tape measure is read. */
export const metresToInches = (metres: number): number => Math.round((metres / METRES_PER_INCH) * 10) / 10;

/** The outline that gives the measure: about the mean height of grown-ups in India. */
export const PERSON_HEIGHT_METRES = 1.63;

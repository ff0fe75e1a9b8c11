/** Teaches expect() the matchers that the tests set up. */
import '@testing-library/jest-dom';

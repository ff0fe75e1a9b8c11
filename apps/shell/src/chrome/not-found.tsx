export const NotFound = () => <p>NotFound</p>;

export const Toaster = () => <p>Toaster</p>;

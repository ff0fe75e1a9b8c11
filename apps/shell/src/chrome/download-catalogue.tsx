export const DownloadCatalogue = () => <p>DownloadCatalogue</p>;

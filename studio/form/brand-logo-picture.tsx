export function BrandLogoPicture({ url, isForDark }: { url: string; isForDark: boolean }) {
  return (
    <img
      src={`${url}?h=80`}
      alt=""
      style={{
        blockSize: "100%",
        inlineSize: "100%",
        objectFit: "contain",
        background: isForDark ? "#14181f" : "#ffffff",
      }}
    />
  );
}
